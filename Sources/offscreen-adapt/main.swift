import SourceAdapter

AdapterCommand.main()
