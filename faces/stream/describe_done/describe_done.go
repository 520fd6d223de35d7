// Package describe_done tells a client that something is done.
package describe_done

import "rkllmd/faces/stream"

// DescribeDone returns the status message that operation is done, as words say. id is that of the generation that
// it is about; "": none.
//
// **Runs on:** any thread. Follows docs/protocols/web-streaming.md, "Status message".
func DescribeDone(id, operation, words string) stream.Status {
	progress := 100.0
	return stream.Status{Type: stream.TypeStatus, RequestID: id, Operation: operation, Progress: &progress,
		Message: words}
}
