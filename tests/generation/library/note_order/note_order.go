// Package note_order notes in which order functions are called.
package note_order

// NoteOrder returns a function that appends name to list.
func NoteOrder(list *[]string, name string) func() {
	return func() { *list = append(*list, name) }
}
