// The target's other sources are adapted from the folder that SourceFolder.txt names.
