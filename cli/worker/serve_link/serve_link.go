// Package serve_link serves the daemon's front-ends from the process of the embedded runtime.
package serve_link

import (
	"io"

	"rkllmd/cli/worker"
	"rkllmd/cli/worker/handle_close"
	"rkllmd/cli/worker/handle_share"
	"rkllmd/fleet"
	"rkllmd/fleet/link/open_stream"
	"rkllmd/generation"
)

// ServeLink does what the daemon asks for over stream, its link: it shares the model behind a handle with front-ends,
// by share, or one that open loads, until it is told to end that.
//
// **Runs on:** any thread.
func ServeLink(stream io.ReadWriteCloser, share func(uintptr, generation.ModelOptions) (*generation.Backend, error),
	open func(generation.ModelOptions, func(float32) bool) (*generation.Backend, error)) *worker.Offer {
	o := &worker.Offer{Bus: open_stream.OpenStream(stream), Share: share, Open: open}
	for subject, on := range map[string]func(fleet.Message){
		worker.SubjectShare: handle_share.HandleShare(o),
		worker.SubjectClose: handle_close.HandleClose(o),
	} {
		_, _ = o.Bus.Subscribe(subject, "", on) // cannot fail over a stream
	}
	return o
}
