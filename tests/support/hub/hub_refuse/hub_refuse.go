// Package hub_refuse refuses who may not read.
package hub_refuse

import (
	"net/http"

	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_fail"
)

// HubRefuse refuses r where the script says so, and reports whether it has.
func HubRefuse(hub *hub_create.Hub, w http.ResponseWriter, r *http.Request) bool {
	hub.Mu.Lock()
	defer hub.Mu.Unlock()
	script := &hub.Script
	shown := r.Header.Get("Authorization")
	switch {
	case script.APITill > 0:
		script.APITill--
		if script.RetryAfter != "" {
			w.Header().Set("Retry-After", script.RetryAfter)
		}
		hub_fail.HubFail(w, script.APIRefuse, "", "it cannot be done now")
	case script.Gated && shown == "":
		hub_fail.HubFail(w, http.StatusUnauthorized, "GatedRepo", "Access to model is restricted.")
	case script.Gated && shown != "Bearer granted":
		hub_fail.HubFail(w, http.StatusForbidden, "GatedRepo", "Access to model is restricted.")
	case script.Token != "" && shown != "Bearer "+script.Token:
		hub_fail.HubFail(w, http.StatusUnauthorized, "RepoNotFound", "Invalid username or password.")
	default:
		return false
	}
	return true
}
