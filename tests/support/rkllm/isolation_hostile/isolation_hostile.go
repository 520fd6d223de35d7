// Package isolation_hostile makes messages that no library would send.
package isolation_hostile

import (
	"math/rand/v2"
	"unsafe"

	"rkllmd/isolation"
)

// IsolationHostile writes whatever into memory, which another process could do at any moment, and returns a callback
// message of any content, most often one that is nearly right: of the run userdata, with results at region.
func IsolationHostile(random *rand.Rand, memory []uint64, region unsafe.Pointer, userdata uint64) isolation.Message {
	values := []uint64{0, 1, 8, random.Uint64(), uint64(uintptr(region)) + uint64(random.IntN(len(memory)*8+64)) - 32,
		1<<31 - 1, 1 << 31, uint64(random.IntN(100)), ^uint64(0), uint64(uintptr(region))}
	if random.IntN(2) == 0 {
		clear(memory)
	}
	for range random.IntN(12) {
		memory[random.IntN(len(memory))] = values[random.IntN(len(values))]
	}
	if random.IntN(2) == 0 {
		memory[random.IntN(9)] = values[4]
	}
	states := []uint64{0, 0, 0, 1, 4, 77, ^uint64(0)}
	m := isolation.Message{0, states[random.IntN(len(states))], userdata, uint64(uintptr(region)),
		uint64(random.IntN(len(memory)*8 + 1))}
	if random.IntN(10) == 0 {
		m[random.IntN(len(m))] = values[random.IntN(len(values))]
	}
	m[4] = min(m[4], uint64(len(memory)*8)) // the memory of this test is smaller than the region
	return m
}
