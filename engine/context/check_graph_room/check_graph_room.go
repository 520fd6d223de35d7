// Package check_graph_room checks that a LoRA adapter's computations fit into a context.
package check_graph_room

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/context"
)

// CheckGraphRoom checks that the compute graph of c has room for an adapter of so many pairs, which llama.cpp does not
// look at before it uses them.
//
// **Runs on:** any thread.
func CheckGraphRoom(c *engine.Context, pairs int) error {
	facts := c.Model.Facts
	room := max(context.LeastGraphNodes, context.GraphNodesPerTensor*facts.Tensors)
	table := 0
	for _, size := range context.GraphTables {
		if size >= room {
			table = size
			break
		}
	}
	nodes := c.Nodes + context.NodesPerPair*pairs
	leaves := facts.Tensors + context.LeavesPerPair*pairs + context.LeavesPerLayer*facts.Layers + context.InputLeaves
	switch {
	case c.Nodes == 0:
		return fmt.Errorf("llama.cpp did not say how large the compute graph of this model is, so no adapter can " +
			"be used")
	case nodes > room || nodes+leaves > table:
		return fmt.Errorf("it changes %d tensors, which makes a compute graph of %d nodes and %d leaves; "+
			"llama.cpp has room for %d, and %d in all: use an adapter of fewer tensors, for example of attn_q "+
			"and attn_v only",
			pairs, nodes, leaves, room, table)
	}
	return nil
}
