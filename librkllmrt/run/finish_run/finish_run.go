// Package finish_run ends a run.
package finish_run

// #include <stdlib.h>
import "C"

import (
	"errors"
	"unsafe"

	"rkllmd/engine"
	"rkllmd/engine/memory/read_peak_memory"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/prompt/keep_turn"
	"rkllmd/librkllmrt/run/call_result_callback"
	"rkllmd/rkllm"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// FinishRun makes a run's last callback and lets go of the handle. err is how the run ended: nil, an abort and a full
// context are a FINISH, with text NULL; any other error is an ERROR whose text is the reason, and is returned. Both
// carry the last token of each answer that had not ended before it, and the figures, of which librkllmrt.RunEnded hears
// too. The turns join the conversations if the run keeps history and there was no error; paused single turns can be
// gone on with (resume_turn).
//
// The handle counts as idle before the callback is made; the next run may be asked for from then on, and begins when
// the callback has returned.
//
// **Runs on:** the run's thread. **Holds:** Busy, which it releases; Mu for a moment.
func FinishRun(h *librkllmrt.Handle, run *librkllmrt.Run, err error) error {
	state, text := rkllm.RunFinish, []byte(nil)
	switch {
	case errors.Is(err, engine.ErrContextFull):
		run.Full, err = true, nil
	case errors.Is(err, engine.ErrAborted):
		err = nil
	case err != nil:
		state, text = rkllm.RunError, []byte(err.Error())
	}
	if run.Full {
		log_message.LogMessage(utils.LevelInfo, "rkllm: the context is full, the answer ends here", "max_context_len",
			h.Param.MaxContextLen)
	}
	for i := range run.Turns {
		turn := &run.Turns[i]
		turn.Piece, turn.Lane.Paused, turn.Lane.Edited = text, nil, false
		switch {
		case err == nil && run.KeepHistory:
			keep_turn.KeepTurn(h, turn)
		case err == nil && run.Paused:
			turn.Lane.Paused = turn
		}
	}
	run.Perf.MemoryUsageMB = read_peak_memory.ReadPeakMemory()
	if ended := librkllmrt.RunEnded.Load(); ended != nil {
		(*ended)(run)
	}

	h.Mu.Lock()
	h.Running = false
	h.Mu.Unlock()
	call_result_callback.CallResultCallback(h, run, state)
	for i := range run.Turns {
		C.free(run.Turns[i].Buffer)
		run.Turns[i].Buffer = nil
	}
	C.free(unsafe.Pointer(&run.Results[0]))
	run.Results = nil
	h.Thread.Store(0)
	h.Busy.Unlock()
	return err
}
