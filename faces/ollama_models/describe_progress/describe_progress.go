// Package describe_progress says how far a file is.
package describe_progress

import (
	"strings"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama_models"
)

// DescribeProgress returns how far the file of p is that comes; a Status of no words: none does.
//
// **Runs on:** the request's goroutine.
func DescribeProgress(p *ollama_models.Pull) ollama.Status {
	if p.Progress == nil {
		return ollama.Status{}
	}
	if p.Progress.Checked.Load() > 0 {
		return ollama.Status{Status: ollama_models.StatusCheck}
	}
	short := strings.TrimPrefix(p.Digest, "sha256:")
	return ollama.Status{Status: "pulling " + short[:min(len(short), 12)], Digest: p.Digest,
		Total: p.Progress.Total.Load(), Completed: p.Progress.Done.Load()}
}
