// Package hub_fail refuses as hubs do.
package hub_fail

import (
	"encoding/json"
	"net/http"
)

// HubFail answers with an error of Hugging Face's hub.
func HubFail(w http.ResponseWriter, status int, code, message string) {
	w.Header().Set("X-Error-Code", code)
	w.Header().Set("X-Error-Message", message)
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	json.NewEncoder(w).Encode(map[string]string{"error": message})
}
