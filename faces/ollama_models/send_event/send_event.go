// Package send_event hands what a pull tells to its request.
package send_event

import (
	"context"

	"rkllmd/faces/ollama_models"
	"rkllmd/store/pull"
)

// SendEvent returns what hands the events of a pull to the request's goroutine, unless ctx, the request's, has ended.
//
// **Runs on:** any thread. What it returns runs on the goroutine that pulls.
func SendEvent(ctx context.Context, p *ollama_models.Pull) func(pull.Event) {
	return func(event pull.Event) {
		select {
		case p.Events <- event:
		case <-ctx.Done():
		}
	}
}
