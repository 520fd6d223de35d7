// Package write_status writes a line of a pull.
package write_status

import (
	"encoding/json"
	"net/http"
	"time"

	"rkllmd/faces/ollama_models"
)

// WriteStatus writes line to the client at once. One that does not read it in time is gone: the request's context ends.
//
// **Runs on:** the request's goroutine.
func WriteStatus(w http.ResponseWriter, line any) {
	text, err := json.Marshal(line)
	if err != nil {
		return
	}
	control := http.NewResponseController(w)
	control.SetWriteDeadline(time.Now().Add(ollama_models.WriteLimit))
	w.Header().Set("Content-Type", "application/x-ndjson")
	w.Write(append(text, '\n'))
	control.Flush()
}
