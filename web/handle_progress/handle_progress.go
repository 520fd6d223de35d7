// Package handle_progress answers GET /v1/models/progress.
package handle_progress

import (
	"fmt"
	"net/http"

	"rkllmd/completion"
	"rkllmd/completion/name_failure"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/web"
	"rkllmd/web/await_model"
	"rkllmd/web/create_stream"
	"rkllmd/web/flush_stream"
	"rkllmd/web/queue_message"
	"rkllmd/web/write_failure"
)

// HandleProgress returns the handler of GET /v1/models/progress: status messages as server-sent events while a model is being loaded, and how it has ended.
//
// **Runs on:** any; what it returns on the request's goroutine. Follows the streaming document (Status Message).
func HandleProgress(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		stream := create_stream.CreateStream(host, w, completion.Config{Options: completion.Options{Stream: true}})
		failure := await_model.AwaitModel(r.Context(), stream, w)
		last := host.Hub.Loading.Load()
		if failure == nil && last == nil {
			none := name_failure.NameFailure(name_error.NameError(generation.ErrNotFound, "no model was loaded here: POST /v1/models/load loads one"))
			failure = &none
		} else if failure == nil && last.Err != nil {
			failed := name_failure.NameFailure(name_error.NameError(generation.ErrClosed, "the model could not be loaded: %w", last.Err))
			failure = &failed
		}
		if failure != nil {
			failure.RequestID, failure.GeneratedText = "", nil
			write_failure.WriteFailure(stream, w, *failure)
			return
		}
		all := 100.0
		queue_message.QueueMessage(stream, completion.Status{Type: completion.TypeStatus, Operation: completion.OperationLoading, Progress: &all,
			Message: fmt.Sprintf("%s is loaded.", last.Path)})
		_ = flush_stream.FlushStream(stream, w)
	}
}
