// Package fleet_task makes a task of a gateway for a test.
package fleet_task

import (
	"testing"
	"time"

	"rkllmd/fleet/gateway"
	"rkllmd/generation"
	"rkllmd/tests/fleet/fleet_job"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/generation/generation_begin"
	"rkllmd/tests/support/generation/generation_record"
)

// FleetTask makes a task of g in its first epoch, which m1 has accepted, and the record of its run's events.
func FleetTask(t testing.TB, g *gateway.Gateway) (*gateway.Task, *generation_record.Record) {
	t.Helper()
	_, b := generation_backend.GenerationBackend()
	run, record := generation_begin.GenerationBegin(t, b, generation.Request{Prompt: "ab", MaxTokens: 9})
	task := &gateway.Task{Run: run, Job: *fleet_job.FleetJob(1), Class: "c", Member: "m1", Offered: true,
		CallIDs: map[int]string{}, Heard: time.Now()}
	run.Call = task
	g.Tasks[task.Job.ID] = task
	return task, record
}
