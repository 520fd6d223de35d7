// Package hub_note notes a request.
package hub_note

import (
	"net/http"
	"strings"

	"rkllmd/tests/support/hub/hub_create"
)

// HubNote writes down a request to who, with its token, and counts those for files.
func HubNote(hub *hub_create.Hub, who string, r *http.Request) {
	hub.Mu.Lock()
	defer hub.Mu.Unlock()
	hub.Log = append(hub.Log, strings.TrimSpace(who+" "+r.Method+" "+r.URL.Path+" "+r.Header.Get("Authorization")))
}
