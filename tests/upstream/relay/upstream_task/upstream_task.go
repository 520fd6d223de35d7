// Package upstream_task makes a run that an upstream server answers.
package upstream_task

import (
	"context"
	"time"

	"rkllmd/generation"
	"rkllmd/tests/support/generation/generation_record"
	"rkllmd/upstream"
)

// UpstreamTask returns a task whose run has not begun, and the record of its events. It asks for a chat.
func UpstreamTask(request generation.Request) (*upstream.Task, *generation_record.Record) {
	record := &generation_record.Record{}
	run := &generation.Run{Request: request, Sink: generation_record.GenerationRecord(record), Started: time.Now(),
		Done: make(chan struct{}), Text: generation.TextState{Stops: request.Stop, Thoughts: true}}
	task := &upstream.Task{Run: run, Wake: make(chan struct{}, 1), Path: "/chat/completions", Body: []byte("{}")}
	task.Context, task.Cancel = context.WithCancelCause(context.Background())
	run.Call = task
	return task, record
}
