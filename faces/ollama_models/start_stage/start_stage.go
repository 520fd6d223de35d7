// Package start_stage begins the next stage of a pull.
package start_stage

import (
	"rkllmd/faces/ollama_models"
	"rkllmd/store/pull"
)

// StartStage notes that p has come to event, and returns what clients are told of that; "": how far the file is.
//
// **Runs on:** the request's goroutine.
func StartStage(p *ollama_models.Pull, event pull.Event) string {
	switch event.Stage {
	case pull.StageFile:
		p.Progress, p.Digest = event.Progress, event.File.SHA256
		if p.Digest != "" {
			p.Digest = "sha256:" + p.Digest
		}
		return ""
	case pull.StageWrite:
		p.Progress = nil
		return ollama_models.StatusWrite
	default:
		return ollama_models.StatusLook
	}
}
