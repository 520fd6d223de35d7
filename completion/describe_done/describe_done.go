// Package describe_done tells a client that something is done.
package describe_done

import "rkllmd/completion"

// DescribeDone returns the status message that operation is done, as words say. id is that of the generation that
// it is about; "": none.
//
// **Runs on:** any. Follows docs/protocols/web-streaming.md, "Status message".
func DescribeDone(id, operation, words string) completion.Status {
	progress := 100.0
	return completion.Status{Type: completion.TypeStatus, RequestID: id, Operation: operation, Progress: &progress,
		Message: words}
}
