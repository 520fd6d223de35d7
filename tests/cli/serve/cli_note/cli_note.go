// Package cli_note notes what was called.
package cli_note

// CliNote returns a function that appends name to list.
//
// **Runs on:** any thread. There is one call at a time.
func CliNote(list *[]string, name string) func() {
	return func() {
		*list = append(*list, name)
	}
}
