// Package handle_progress answers GET /v1/models/progress.
package handle_progress

import (
	"net/http"
	"strconv"

	"rkllmd/completion"
	"rkllmd/completion/describe_done"
	"rkllmd/completion/name_failure"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/peek_loading"
	"rkllmd/web"
	"rkllmd/web/await_model"
	"rkllmd/web/create_stream"
	"rkllmd/web/flush_stream"
	"rkllmd/web/queue_message"
	"rkllmd/web/write_failure"
)

// HandleProgress returns the handler of GET /v1/models/progress: status messages as server-sent events while a model is being loaded, and how it has ended. The id of that last event stands
// for the loading. Where there is nothing to tell, or nothing more than the client has got, it answers 204, after which an EventSource asks no more.
//
// **Runs on:** any; what it returns on the request's goroutine. Follows docs/protocols/web-streaming.md, "Status
// message" and the HTML standard (Server-sent events).
func HandleProgress(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		stream := create_stream.CreateStream(host, w, completion.Config{Options: completion.Options{Stream: true}})
		failure := await_model.AwaitModel(r.Context(), stream, w)
		last, name := host.Hub.Loading.Load(), ""
		if loading, _, _ := peek_loading.PeekLoading(host.Hub); last != nil && loading == nil {
			name = "loading-" + strconv.FormatInt(last.Started.UnixNano(), 36)
		}
		unloaded := last != nil && last.Err == nil && host.Hub.Path.Load() == nil
		if !stream.Begun && failure == nil && (last == nil || unloaded || name == r.Header.Get("Last-Event-ID")) {
			w.Header().Set("Cache-Control", "no-store")
			w.WriteHeader(http.StatusNoContent)
			return
		}
		if failure == nil && last.Err != nil {
			failed := name_failure.NameFailure(name_error.NameError(generation.ErrClosed, "the model could not be loaded: %w", last.Err))
			failure = &failed
		}
		stream.EventID = name
		if failure != nil {
			failure.RequestID, failure.GeneratedText = "", nil
			write_failure.WriteFailure(stream, w, *failure)
			return
		}
		queue_message.QueueMessage(stream, describe_done.DescribeDone("", completion.OperationLoading,
			last.Path+" is loaded."))
		_ = flush_stream.FlushStream(stream, w)
	}
}
