// Package handle_progress answers GET /v1/models/progress.
package handle_progress

import (
	"net/http"
	"strconv"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/describe_done"
	"rkllmd/faces/stream/name_failure"
	"rkllmd/faces/web"
	"rkllmd/faces/web/create_stream"
	"rkllmd/faces/web/flush_stream"
	"rkllmd/faces/web/queue_message"
	"rkllmd/faces/web/wait_for_model"
	"rkllmd/faces/web/write_failure"
	"rkllmd/generation"
	"rkllmd/generation/hub/find_loading"
	"rkllmd/generation/name_error"
)

// HandleProgress returns the handler of GET /v1/models/progress: status messages as server-sent events while a model is
// being loaded, and how it has ended. The id of that last event stands for the loading. Where there is nothing to tell,
// or nothing more than the client has got, it answers 204, after which an EventSource asks no more.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine. Follows docs/protocols/web-streaming.md,
// "Status message" and the HTML standard (Server-sent events).
func HandleProgress(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		s := create_stream.CreateStream(host, w, stream.Config{Options: stream.Options{Stream: true}})
		failure := wait_for_model.WaitForModel(r.Context(), s, w)
		last, name := host.Hub.Loading.Load(), ""
		if loading, _, _ := find_loading.FindLoading(host.Hub); last != nil && loading == nil {
			name = "loading-" + strconv.FormatInt(last.Started.UnixNano(), 36)
		}
		unloaded := last != nil && last.Err == nil && host.Hub.Path.Load() == nil
		if !s.Begun && failure == nil && (last == nil || unloaded || name == r.Header.Get("Last-Event-ID")) {
			w.Header().Set("Cache-Control", "no-store")
			w.WriteHeader(http.StatusNoContent)
			return
		}
		if failure == nil && last.Err != nil {
			failed := name_failure.NameFailure(name_error.NameError(generation.ErrClosed,
				"the model could not be loaded: %w", last.Err))
			failure = &failed
		}
		s.EventID = name
		if failure != nil {
			failure.RequestID, failure.GeneratedText = "", nil
			write_failure.WriteFailure(s, w, *failure)
			return
		}
		queue_message.QueueMessage(s, describe_done.DescribeDone("", stream.OperationLoading,
			last.Path+" is loaded."))
		_ = flush_stream.FlushStream(s, w)
	}
}
