// Package render_loop carries out a for statement over the items of a value.
package render_loop

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_depth"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/call/create_scope"
	"rkllmd/jinja/call/load_scope"
	"rkllmd/jinja/call/render_nodes"
	"rkllmd/jinja/call/set_target"
	"rkllmd/jinja/call/take_passed"
	"rkllmd/jinja/iterate/create_iterator"
	"rkllmd/jinja/iterate/update_loop"
)

// RenderLoop carries out a for statement over the items of a value.
//
// **Runs on:** one thread at a time.
func RenderLoop(m *jinja.Machine, n *jinja.Node, items jinja.Value) {
	it := create_iterator.CreateIterator(m, items)
	outer := m.Scope
	if n.C != nil {
		meter_memory.MeterMemory(m, jinja.CallSize)
		it = &jinja.Iterator{Kind: "generator", From: it, Next: take_passed.TakePassed, Node: n,
			Scope: create_scope.CreateScope(m, n.TestLayout, outer)}
	}
	loop := &jinja.Loop{Iterator: it, Index: -1, Length: -1, Node: n, Scope: outer, Depth: m.Loops}
	scope := create_scope.CreateScope(m, n.Layout, outer)
	loops, finished := m.Loops, false
	m.Loops = 0
	meter_depth.MeterDepth(m)
	for update_loop.UpdateLoop(m, loop) {
		meter_work.MeterWork(m, 1)
		m.Scope = scope
		if n.Slot >= 0 {
			scope.Slots[n.Slot] = loop
		}
		set_target.SetTarget(m, n.A, loop.Current)
		load_scope.LoadScope(m, n.Layout, scope)
		render_nodes.RenderNodes(m, n.Body)
		m.Scope = outer
		flow := m.Flow
		m.Flow = jinja.GoOn
		if flow == jinja.Break {
			break
		}
		finished = finished || flow == jinja.GoOn
	}
	m.Loops, m.Limits.Depth = loops, m.Limits.Depth+1
	if !finished && n.Else != nil {
		m.Scope = create_scope.CreateScope(m, n.ElseLayout, outer)
		load_scope.LoadScope(m, n.ElseLayout, m.Scope)
		render_nodes.RenderNodes(m, n.Else)
		m.Scope = outer
	}
}
