// Package decode_step computes a step of a pool.
package decode_step

import (
	"rkllmd/engine"
	"rkllmd/engine/context/abort_decode"
	"rkllmd/engine/context/decode_parts"
	"rkllmd/engine/pool"
	"rkllmd/engine/pool/fail_step"
	"rkllmd/engine/pool/measure_step"
)

// DecodeStep decodes what plan_step has planned. abort_task may abort it when it is one task's alone, close_pool in any
// case. False: there is nothing to deliver, and fail_step has done what was necessary.
//
// **Runs on:** the pool's thread. **Holds:** Pool.Mu, not while it decodes.
func DecodeStep(p *engine.Pool) bool {
	p.Mu.Lock()
	cancelled := false
	if len(p.Tasks) == 1 && !p.Recurrent {
		p.Alone = p.Tasks[0]
		cancelled = p.Alone.Control.Load() == pool.ControlCancel
	}
	abort_decode.AbortDecode(p.Context, p.Closed || cancelled)
	p.Mu.Unlock()
	answers := int32(0)
	for _, t := range p.Tasks {
		if t.Generated > 0 {
			answers++
		}
	}
	p.Context.Model.PoolTasks.Store(int32(len(p.Tasks)))
	p.Context.Model.PoolAnswers.Store(answers)
	err := decode_parts.DecodeParts(p.Context, p.Parts, nil)
	p.Mu.Lock()
	p.Alone = nil
	abort_decode.AbortDecode(p.Context, p.Closed)
	p.Mu.Unlock()
	if err != nil {
		fail_step.FailStep(p, err)
		return false
	}
	measure_step.MeasureStep(p, p.Context.Took)
	return true
}
