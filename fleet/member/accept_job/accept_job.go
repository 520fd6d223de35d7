// Package accept_job begins a run for a gateway.
package accept_job

import (
	"time"

	"rkllmd/fleet"
	"rkllmd/fleet/member"
	"rkllmd/fleet/member/is_hung"
	"rkllmd/fleet/member/list_work"
	"rkllmd/fleet/member/start_job"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/steering/abort_generation"
)

// AcceptJob begins job, if m has room for it. An older epoch of the same run ends; of a newer one nothing is begun.
//
// **Runs on:** any thread that may wait. **Holds:** Member.Mu, not while the run begins. Errors: ErrFull, ErrClosed
// where m leaves, ErrInvalid for an epoch that is over and for the run of another gateway, start_job's.
func AcceptJob(m *member.Member, job *fleet.Job) error {
	b, err := m.Get()
	if err != nil {
		return err
	}
	work := &member.Work{Job: job}
	m.Mu.Lock()
	before := m.Work[job.ID]
	switch {
	case m.Leaving:
		err = name_error.NameError(generation.ErrClosed, "%s is leaving", m.Name)
	case before != nil && before.Job.Gateway != job.Gateway:
		err = name_error.NameError(generation.ErrInvalid, "that run is another gateway's")
	case before != nil && before.Job.Epoch >= job.Epoch:
		err = name_error.NameError(generation.ErrInvalid, "epoch %d of that run is over", job.Epoch)
	case m.Drained || is_hung.IsHung(m, time.Now()) || len(list_work.ListWork(m)) >= b.Capabilities.Sequences:
		err = name_error.NameError(generation.ErrFull, "%s has no room", m.Name)
	default:
		m.Work[job.ID] = work
	}
	m.Mu.Unlock()
	if err != nil {
		return err
	}
	if before != nil && before.Run != nil {
		abort_generation.AbortGeneration(before.Run)
	}
	if err = start_job.StartJob(m, b, work); err != nil {
		m.Mu.Lock()
		delete(m.Work, job.ID)
		m.Mu.Unlock()
	}
	return err
}
