// Package handle_model answers GET /v1/models/ID.
package handle_model

import (
	"errors"
	"net/http"
	"strings"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/describe_entry"
	"rkllmd/faces/openai/is_model"
	"rkllmd/faces/openai/refuse_model"
	"rkllmd/faces/openai/refuse_request"
	"rkllmd/faces/openai/refuse_unknown"
	"rkllmd/faces/openai/send_refusal"
	"rkllmd/faces/web"
	"rkllmd/faces/web/refuse_method"
	"rkllmd/faces/web/write_json"
	"rkllmd/generation"
	"rkllmd/generation/hub/find_model"
	find_named "rkllmd/models/find_model"
	"rkllmd/models/name_model"
)

// HandleModel returns the handler of GET /v1/models/ID: the model that is loaded, or one that has a name, if that is
// its name.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func HandleModel(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			refuse_method.RefuseMethod(host, "GET, HEAD", refuse_request.RefuseRequest)(w, r)
			return
		}
		name := strings.TrimPrefix(r.URL.Path, openai.PathModel)
		named, unknown := find_named.FindModel(host.Table, host.Hub, name)
		if named != nil {
			model := generation.ModelInfo{Path: named.Path}
			write_json.WriteJSON(w, http.StatusOK, describe_entry.DescribeEntry(model, name))
			return
		}
		backend, err := find_model.FindModel(host.Hub)
		switch {
		case errors.Is(unknown, generation.ErrNotFound):
			send_refusal.SendRefusal(host, w, refuse_unknown.RefuseUnknown(unknown))
		case unknown != nil:
			send_refusal.SendRefusal(host, w, convert_failure.ConvertFailure(unknown))
		case err != nil:
			send_refusal.SendRefusal(host, w, convert_failure.ConvertFailure(err))
		case name == "" || host.Table == nil && !is_model.IsModel(backend.Model, name):
			send_refusal.SendRefusal(host, w, refuse_model.RefuseModel(backend.Model, name))
		default:
			if is_model.IsModel(backend.Model, name) { // else it is an alias
				name = name_model.NameModel(backend.Model)
			}
			write_json.WriteJSON(w, http.StatusOK, describe_entry.DescribeEntry(backend.Model, name))
		}
	}
}
