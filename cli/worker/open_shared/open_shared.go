// Package open_shared makes a backend over the model of a process.
package open_shared

import (
	"os"
	"time"

	"rkllmd/cli/worker"
	"rkllmd/cli/worker/check_shared"
	"rkllmd/cli/worker/close_shared"
	"rkllmd/cli/worker/name_loss"
	"rkllmd/cli/worker/wait_for_member"
	"rkllmd/fleet/catalog/create_fleet_backend"
	"rkllmd/fleet/gateway/close_gateway"
	"rkllmd/fleet/gateway/open_gateway"
	"rkllmd/fleet/link/open_stream"
	"rkllmd/fleet/wire/ask_value"
	"rkllmd/fleet/wire/restore_failure"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/isolation"
	"rkllmd/rkllm"
)

// OpenShared has the process of isolated share the model that it has loaded, as o says (create_handle_backend), or load
// the one at o.Path first (open_model), and returns the backend over it. With o.Look it only tells what that would be
// like. Where it computes no step for so much silence, unless 0, the process ends itself.
//
// **Runs on:** any thread that may wait. It takes as long as the load and the making of a context do. **Holds:**
// Shares, a moment. Errors: ErrClosed, the process has ended; those of create_handle_backend and open_model.
func OpenShared(isolated *rkllm.Isolated, s *worker.Shares, o generation.ModelOptions, silence time.Duration) (
	*generation.Backend, error) {
	file, handle := isolated.Link(o.Path)
	if file == nil {
		return nil, name_error.NameError(generation.ErrClosed, "the model's process has ended")
	}
	s.Lock()
	if s.Link != file {
		s.Link, s.Bus = file, open_stream.OpenStream(file)
	}
	bus := s.Bus
	s.Unlock()
	wait := worker.ShareTime
	if info, err := os.Stat(o.Path); err == nil {
		wait += time.Duration(info.Size()/isolation.LoadRate) * time.Second
	}
	var terms worker.Terms
	o.Template = nil // it writes as its process was told to
	err := ask_value.AskValue(bus, worker.SubjectShare, worker.Order{Handle: handle, Options: o, Silence: silence},
		&terms, wait)
	if err != nil {
		return nil, name_loss.NameLoss(isolated, err)
	}
	if terms.Failure != nil {
		return nil, restore_failure.RestoreFailure(terms.Failure)
	}
	b := &generation.Backend{}
	if !o.Look {
		g, err := open_gateway.OpenGateway(bus, worker.Gateway)
		if err != nil {
			return nil, err
		}
		g.Mu.Lock()
		g.Alone, g.Most = true, o.Queue
		g.Mu.Unlock()
		if err = wait_for_member.WaitForMember(g, terms.Class); err == nil {
			b, err = create_fleet_backend.CreateFleetBackend(g, terms.Class)
		}
		if err != nil {
			close_gateway.CloseGateway(g)
			return nil, err
		}
		b.Check, b.Close = check_shared.CheckShared(isolated), close_shared.CloseShared(g, isolated)
	}
	b.Name, b.Capabilities, b.Model, b.Defaults = terms.Name, terms.Capabilities, terms.Model, terms.Defaults
	return b, nil
}
