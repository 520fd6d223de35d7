// Package serve_load loads a model, or has it unloaded.
package serve_load

import (
	"cmp"
	"net/http"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/build_line"
	"rkllmd/faces/ollama/find_backend"
	"rkllmd/faces/ollama/open_model"
	"rkllmd/faces/ollama/send_refusal"
	"rkllmd/faces/openai/is_model"
	"rkllmd/faces/openai/refuse_pinned"
	"rkllmd/faces/web"
	"rkllmd/faces/web/write_json"
	"rkllmd/generation"
	"rkllmd/models/end_model"
	"rkllmd/models/find_model"
	"rkllmd/models/name_main"
	"rkllmd/models/release_stay"
)

// ServeLoad answers a request that asks nothing: the model is loaded, or with keep_alive 0 unloaded when nobody uses it
// any more. The model that rkllm.init has loaded, and one that the operator wants to be there, are pinned: that is 409.
//
// **Runs on:** the request's goroutine. It waits for the load.
func ServeLoad(host *web.Host, w http.ResponseWriter, r *http.Request, body *ollama.Body, chat bool) {
	reason := ollama.DoneLoad
	model, err := find_model.FindModel(host.Table, host.Hub, body.Model)
	leave := err == nil && body.Keep != nil && *body.Keep == 0
	path, loaded := name_main.NameMain(host.Hub)
	switch {
	case leave && model != nil && end_model.EndModel(host.Table, model):
		reason = ollama.DoneUnload
	case leave && (model != nil || loaded != "" && (host.Table != nil ||
		is_model.IsModel(generation.ModelInfo{Name: loaded, Path: path}, body.Model))):
		send_refusal.SendRefusal(host, w, refuse_pinned.RefusePinned(cmp.Or(body.Model, loaded), model != nil))
		return
	default:
		stay, refusal := open_model.OpenModel(r.Context(), host, body.Model, body.Keep)
		if refusal != nil {
			send_refusal.SendRefusal(host, w, refusal)
			return
		}
		defer release_stay.ReleaseStay(stay)
		if _, refusal = find_backend.FindBackend(host, stay.Hub, body.Model); refusal != nil {
			send_refusal.SendRefusal(host, w, refusal)
			return
		}
	}
	answer := &ollama.Answer{Model: body.Model, Chat: chat}
	line := build_line.BuildLine(answer, ollama.Message{Role: "assistant"})
	line.Done, line.DoneReason = true, reason
	write_json.WriteJSON(w, http.StatusOK, line)
}
