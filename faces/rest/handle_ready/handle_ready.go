// Package handle_ready answers GET /readyz.
package handle_ready

import (
	"errors"
	"fmt"
	"net/http"

	"rkllmd/faces/rest/check_ready"
	"rkllmd/faces/web"
	"rkllmd/faces/web/check_token"
	"rkllmd/faces/web/refuse_failure"
	"rkllmd/faces/web/write_json"
	"rkllmd/faces/web/write_refusal"
	"rkllmd/generation"
	"rkllmd/generation/hub/find_loading"
	"rkllmd/generation/hub/find_model"
	"rkllmd/generation/name_error"
)

// HandleReady returns the handler of GET /readyz: whether a model is loaded that can be served, and why not: not any
// more from the moment on at which the process of its library has ended. Where only named models are served, they tell
// it. Nothing is made for that. Probes have no token: without it, where there is one, the model's name and the reason
// stay out of the answer.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func HandleReady(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		known := host.Options.Token == "" || check_token.CheckToken(r, host.Options.Token)
		// It is there a moment before its loading has ended, and until then requests are told to wait.
		loading, done, _ := find_loading.FindLoading(host.Hub)
		backend, err := find_model.FindModel(host.Hub)
		if err == nil && backend.Check != nil {
			err = backend.Check()
		}
		if errors.Is(err, generation.ErrNoModel) && host.Hub.Gone.Load() == nil {
			err = check_ready.CheckReady(host.Table)
		}
		if err == nil && loading == nil {
			answer := map[string]string{"status": "ready"}
			if known && backend != nil {
				answer["model"] = backend.Model.Name
			}
			write_json.WriteJSON(w, http.StatusOK, answer)
			return
		}
		if loading != nil {
			err = name_error.NameError(generation.ErrClosed, "%w", fmt.Errorf("%s is being loaded: %.0f %%",
				loading.Path, done*100))
		}
		refusal := refuse_failure.RefuseFailure(err)
		refusal.Status = http.StatusServiceUnavailable
		if !known {
			refusal.Error.Message = "no model can be asked; why is told to who sends the token: Authorization: " +
				"Bearer TOKEN"
		}
		write_refusal.WriteRefusal(w, *refusal)
	}
}
