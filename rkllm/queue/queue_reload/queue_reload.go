// Package queue_reload queues the next try to load a model again.
package queue_reload

import (
	"time"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/choose_pause"
	"rkllmd/rkllm/queue/finish_reload"
	"rkllmd/rkllm/queue/wake_worker"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// QueueReload queues Reload.Load behind everything else, to be called after choose_pause's pause: calls that come
// meanwhile wait for it, as they do for any rkllm_init.
//
// **Runs on:** any thread. **Holds:** Runtime.Mu (the caller).
func QueueReload(rt *rkllm.Runtime) {
	r, now := rt.Reload, time.Now()
	pause := choose_pause.ChoosePause(r, now)
	r.Job = &rkllm.Job{Function: "rkllm_init", Kind: rkllm.KindInit, Call: r.Load, NotBefore: now.Add(pause)}
	r.Job.Finish = finish_reload.FinishReload(rt, QueueReload)
	rt.Queue = append(rt.Queue, r.Job)
	rt.Wake.Signal()
	if pause > 0 {
		time.AfterFunc(pause, wake_worker.WakeWorker(rt))
	}
	log_message.LogMessage(utils.LevelInfo, "the model will be loaded again", "path", r.Init.Path, "try", r.Tries, "in",
		pause)
	if r.Tell != nil {
		r.Tell(rkllm.ReloadState{Path: r.Init.Path, Waits: true})
	}
}
