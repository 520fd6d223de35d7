// Package start_relay begins a run that an upstream server answers.
package start_relay

import (
	"context"
	"time"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/request/choose_target"
	"rkllmd/upstream"
	"rkllmd/upstream/relay/place_tasks"
	"rkllmd/upstream/relay/run_relay"
	"rkllmd/upstream/wire/build_body"
	"rkllmd/upstream/wire/check_members"
	"rkllmd/utils/turns/queue_turn"
)

// StartRelay returns Backend.Start over s: the run waits until the server may be asked for one more, users taking
// turns.
//
// **Runs on:** any thread. What it returns runs on any thread too, and holds Server.Mu for a moment. Errors:
// check_members'; ErrFull where too many wait, ErrClosed behind close_relay.
func StartRelay(s *upstream.Server) func(*generation.Run) error {
	return func(run *generation.Run) error {
		if err := check_members.CheckMembers(s.Options, &run.Request); err != nil {
			return err
		}
		path, body, err := build_body.BuildBody(s.Options, run)
		if err != nil {
			return name_error.NameError(generation.ErrInvalid, "the request cannot be written: %w", err)
		}
		task := &upstream.Task{Run: run, Path: path, Body: body, Wake: make(chan struct{}, 1)}
		task.Turn.Client, task.Turn.Target = run.Request.Client, choose_target.ChooseTarget(&run.Request)
		s.Mu.Lock()
		defer s.Mu.Unlock()
		switch waiting := len(s.Line.Turns); {
		case s.Closed:
			return name_error.NameError(generation.ErrClosed, "the daemon is stopping")
		case waiting >= s.Options.Queue:
			return name_error.NameError(generation.ErrFull, "%d requests wait for the upstream server, which is the "+
				"most",
				waiting)
		}
		task.Context, task.Cancel = context.WithCancelCause(context.Background())
		run.Call = task
		queue_turn.QueueTurn(&s.Line, &task.Turn, time.Now())
		s.Tasks[&task.Turn] = task
		place_tasks.PlaceTasks(s)
		s.Ended.Add(1)
		go run_relay.RunRelay(s, task)
		return nil
	}
}
