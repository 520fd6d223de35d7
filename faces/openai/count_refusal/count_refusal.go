// Package count_refusal counts an error.
package count_refusal

import (
	"rkllmd/faces/openai"
	"rkllmd/faces/web"
)

// CountRefusal counts that a client is told of refusal, unless that has no name for the figures.
//
// **Runs on:** any thread.
func CountRefusal(host *web.Host, refusal *openai.Refusal) {
	if refusal.Name != "" {
		host.Meter.OnError(refusal.Name)
	}
}
