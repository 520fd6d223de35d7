// Package note_told notes what a watcher of a library's process is told.
package note_told

import "strconv"

// NoteTold returns what Isolated.Watch takes: it appends what it is told to list.
func NoteTold(list *[]string) func(bool) {
	return func(told bool) { *list = append(*list, strconv.FormatBool(told)) }
}
