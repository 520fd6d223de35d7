// Package run_relay carries out a run that an upstream server answers.
package run_relay

import (
	"time"

	"rkllmd/generation/run/deliver_done"
	"rkllmd/upstream"
	"rkllmd/upstream/relay/describe_end"
	"rkllmd/upstream/relay/end_turn"
	"rkllmd/upstream/relay/read_answer"
	"rkllmd/upstream/relay/wait_for_turn"
)

// RunRelay waits for the turn of task, has the server of s answer it, and tells the run each event, the last one too.
//
// **Runs on:** a goroutine of its own. **Holds:** Server.Mu for moments.
func RunRelay(s *upstream.Server, task *upstream.Task) {
	defer s.Ended.Done()
	defer task.Cancel(nil)
	var err error
	if wait_for_turn.WaitForTurn(s, task) {
		task.Began = time.Now()
		err = read_answer.ReadAnswer(s, task)
	}
	end_turn.EndTurn(s, task)
	deliver_done.DeliverDone(task.Run, describe_end.DescribeEnd(task, err))
}
