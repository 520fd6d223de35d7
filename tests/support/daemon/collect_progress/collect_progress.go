// Package collect_progress gathers the text of progress notifications.
package collect_progress

// CollectProgress makes a handler of $/progress notifications that sends the text of each result, "" where it has none.
// R is the request type of a client library.
func CollectProgress[R interface{ UnmarshalParams(any) error }](texts chan<- string) func(R) {
	return func(request R) {
		var progress struct{ Value struct{ Text string } }
		if request.UnmarshalParams(&progress) == nil {
			texts <- progress.Value.Text
		}
	}
}
