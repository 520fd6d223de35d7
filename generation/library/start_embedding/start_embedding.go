// Package start_embedding begins the run of a vendor's library that makes a vector.
package start_embedding

import (
	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/library"
	"rkllmd/generation/library/name_rkllm_error"
	"rkllmd/generation/library/prepare_embedding"
	"rkllmd/generation/name_error"
	"rkllmd/generation/request/choose_target"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/queue/bind_end"
	"rkllmd/rkllm/queue/queue_job"
	"rkllmd/utils/turns"
)

// StartEmbedding queues the run of rt that tells made the last hidden layer of input, while gate is open: what was
// meant for a model never gets to the next one. Vector.Ended is closed when the run is over.
//
// **Runs on:** any thread. **Holds:** it holds gate for reading. Errors: prepare_embedding's, ErrBusy, ErrClosed.
func StartEmbedding(rt *rkllm.Runtime, gate *library.Gate, client turns.Client, input generation.Input,
	made *library.Vector) (*rkllm.Job, error) {
	gate.RLock()
	defer gate.RUnlock()
	if gate.Closed {
		return nil, name_error.NameError(generation.ErrClosed, "%w", engine.ErrPoolClosed)
	}
	job, err := prepare_embedding.PrepareEmbedding(rt, input, made)
	if err != nil {
		return nil, err
	}
	job.Finish = bind_end.BindEnd(made.Ended)
	job.Turn.Client, job.Turn.Target = client, choose_target.ChooseTarget(&generation.Request{})
	if failure := queue_job.QueueJob(rt, job); failure != nil {
		free_job.FreeJob(job)
		return nil, name_rkllm_error.NameRkllmError(failure)
	}
	return job, nil
}
