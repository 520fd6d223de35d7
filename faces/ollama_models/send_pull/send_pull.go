// Package send_pull sends how far a pull is.
package send_pull

import (
	"net/http"
	"time"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama_models"
	"rkllmd/faces/ollama_models/describe_progress"
	"rkllmd/faces/ollama_models/start_stage"
	"rkllmd/faces/ollama_models/write_status"
)

// SendPull writes lines of how far p is, where streamed, until it has ended.
//
// **Runs on:** the request's goroutine.
func SendPull(w http.ResponseWriter, p *ollama_models.Pull, streamed bool) {
	ticker := time.NewTicker(ollama_models.PullTick)
	defer ticker.Stop()
	for {
		status := ollama.Status{}
		select {
		case event, more := <-p.Events:
			if !more {
				return
			}
			status.Status = start_stage.StartStage(p, event)
		case <-ticker.C:
		}
		if status.Status == "" {
			status = describe_progress.DescribeProgress(p)
		}
		if streamed && status.Status != "" {
			write_status.WriteStatus(w, status)
		}
	}
}
