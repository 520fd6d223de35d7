// Package serve_pull answers who has a model fetched.
package serve_pull

import (
	"fmt"
	"net/http"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/send_refusal"
	"rkllmd/faces/ollama_models"
	"rkllmd/faces/ollama_models/send_event"
	"rkllmd/faces/ollama_models/send_pull"
	"rkllmd/faces/ollama_models/write_status"
	"rkllmd/faces/openai"
	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/store/pull"
	"rkllmd/store/source"
	"rkllmd/store/source/parse_source"
)

// ServePull fetches the model called name, and answers with lines of how far it is, or, not streamed, with one at the
// end. It ends when the client goes: what has come stays for the next time. A file of this machine is none that clients
// may name.
//
// **Runs on:** the request's goroutine.
func ServePull(host *web.Host, w http.ResponseWriter, r *http.Request, name string, streamed bool) {
	wanted, err := parse_source.ParseSource(name)
	if err == nil && (wanted.Kind == source.KindFile || wanted.Kind == source.KindURL) {
		err = fmt.Errorf("%.80q is no repository: clients may pull hf:OWNER/REPOSITORY and ms:OWNER/REPOSITORY", name)
	}
	if err != nil {
		send_refusal.SendRefusal(host, w, &openai.Refusal{Status: http.StatusBadRequest,
			Name: string(stream.ErrorInvalidRequest), Fault: openai.Fault{Message: err.Error()}})
		return
	}
	p := &ollama_models.Pull{Events: make(chan pull.Event, 1)}
	go func() {
		defer close(p.Events)
		p.Model, p.Err = host.Store.Pull(r.Context(), name, send_event.SendEvent(r.Context(), p))
	}()
	send_pull.SendPull(w, p, streamed)
	switch {
	case p.Err != nil && streamed:
		write_status.WriteStatus(w, ollama.Failure{Error: p.Err.Error()})
	case p.Err != nil:
		send_refusal.SendRefusal(host, w, &openai.Refusal{Status: http.StatusInternalServerError,
			Name: string(stream.ErrorInternal), Fault: openai.Fault{Message: p.Err.Error()}})
	default:
		write_status.WriteStatus(w, ollama.Status{Status: ollama_models.StatusSuccess})
	}
}
