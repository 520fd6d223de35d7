package utils

import "sync"

// Opened is the files, and for files that are to be written the directories, that were checked and are held open while
// a call uses them: by the checked path, without links, the name below /proc/self/fd by which this process reaches them
// (find_opened). So what was checked is what is used, although somebody renames directories meanwhile.
var Opened sync.Map
