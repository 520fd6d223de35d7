// Package meter_nodes bounds a parsed template.
package meter_nodes

import (
	"reflect"
	"unsafe"

	"github.com/nikolalohinski/gonja/v2/nodes"
	"github.com/nikolalohinski/gonja/v2/tokens"

	"rkllmd/engine"
	"rkllmd/engine/template/meter_node"
)

// MeterNodes puts the filters of meter_node into every node of a template below v, each node once (seen), and returns
// what one pass through them costs at the least: engine.TemplateStep for a node and the bytes of the texts between
// them.
//
// The nodes of statements are no part of gonja's interface: so they are found by reflection, whatever fields they stand
// in.
//
// **Runs on:** any thread. The error says which statement is not allowed.
func MeterNodes(v reflect.Value, seen map[unsafe.Pointer]bool) (cost int, err error) {
	var parts []reflect.Value
	switch v.Kind() {
	case reflect.Interface:
		return MeterNodes(v.Elem(), seen)
	case reflect.Pointer:
		if v.IsNil() || v.Type() == reflect.TypeFor[*tokens.Token]() || seen[v.UnsafePointer()] {
			return 0, nil
		}
		seen[v.UnsafePointer()] = true
		if cost, err = MeterNodes(v.Elem(), seen); err != nil {
			return cost, err
		}
		node := reflect.NewAt(v.Type().Elem(), v.UnsafePointer()).Interface() // also out of an unexported field
		if data, is := node.(*nodes.Data); is {
			cost += len(data.Data.Val)
		}
		return cost + engine.TemplateStep, meter_node.MeterNode(node, cost)
	case reflect.Struct:
		for i := range v.NumField() {
			parts = append(parts, v.Field(i))
		}
	case reflect.Slice:
		for i := range v.Len() {
			parts = append(parts, v.Index(i))
		}
	case reflect.Map:
		for pairs := v.MapRange(); pairs.Next(); {
			parts = append(parts, pairs.Value())
		}
	}
	for _, part := range parts {
		inside, err := MeterNodes(part, seen)
		if err != nil {
			return cost, err
		}
		cost += inside
	}
	return cost, nil
}
