// Package append_batch_answer counts down the members of a batch.
package append_batch_answer

import (
	"rkllmd/jsonrpc"
	"rkllmd/utils"
	"rkllmd/utils/create_frame"
)

// AppendBatchAnswer counts one member of a batch as done and adds its answer (JSON; empty for a notification) to the
// batch's. The last member gets the framed array of all answers, in the order in which they came, and sends it. The
// array is nil for all others, and for a batch of notifications.
//
// **Runs on:** the loop. It also runs on the worker. **Holds:** batch.Mu. Follows JSON-RPC 2.0 section 6.
func AppendBatchAnswer(batch *jsonrpc.Batch, answer []byte) []byte {
	batch.Mu.Lock()
	defer batch.Mu.Unlock()
	if len(answer) > 0 {
		separator := byte(',')
		if len(batch.Answers) == utils.HeadRoom {
			separator = '['
		}
		batch.Answers = append(append(batch.Answers, separator), answer...)
	}
	batch.Waiting--
	if batch.Waiting > 0 || len(batch.Answers) == utils.HeadRoom {
		return nil
	}
	return create_frame.CreateFrame(append(batch.Answers, ']'), batch.Framing)
}
