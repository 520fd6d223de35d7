// Package lines_count_stop counts the stops of a host.
package lines_count_stop

// LinesCountStop returns a Host.Stop that counts its calls.
func LinesCountStop(made *int) func() {
	return func() { *made++ }
}
