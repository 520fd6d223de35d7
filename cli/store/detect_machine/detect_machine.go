// Package detect_machine finds out what models are for.
package detect_machine

import (
	"rkllmd/engine/memory/read_available_memory"
	"rkllmd/rkllm/library/find_npu"
	"rkllmd/store/choice"
)

// DetectMachine returns what this machine is for models: its NPU, its memory, and whether the embedded runtime is
// there.
//
// **Runs on:** any thread that may wait.
func DetectMachine(embedded bool) choice.Machine {
	machine := choice.Machine{Embedded: embedded, Memory: read_available_memory.ReadAvailableMemory("/")}
	if npu := find_npu.FindNPU("/"); len(npu.Devices) > 0 {
		machine.Chip = npu.Chip
	}
	return machine
}
