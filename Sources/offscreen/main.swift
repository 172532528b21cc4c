import OffscreenCommand

OffscreenCommand.main(scenes: [])
