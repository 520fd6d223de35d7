// Package hub_redirect says where a file is.
package hub_redirect

import (
	"cmp"
	"net/http"
	"strconv"

	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_fail"
)

// HubRedirect answers with the signed address of the file on the other host.
func HubRedirect(hub *hub_create.Hub, w http.ResponseWriter, r *http.Request, name string) {
	hub.Mu.Lock()
	defer hub.Mu.Unlock()
	for _, file := range hub.Files {
		if file.Path != name {
			continue
		}
		w.Header().Set("X-Repo-Commit", hub.Commit)
		w.Header().Set("X-Linked-Size", strconv.Itoa(len(file.Data)))
		w.Header().Set("X-Linked-ETag", `"`+file.SHA256+`"`)
		w.Header().Set("ETag", `"`+file.SHA256+`"`)
		to := cmp.Or(hub.Script.Redirect, hub.CDN+"/"+name+"?Expires=1&Signature=secret")
		http.Redirect(w, r, to, http.StatusFound)
		return
	}
	hub_fail.HubFail(w, http.StatusNotFound, "EntryNotFound", "Entry not found")
}
