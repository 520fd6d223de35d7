// Package describe_member tells clients about one member of a structure.
package describe_member

import "rkllmd/rkllm"

// DescribeMember returns what a client must know of the member f of s, for JSON: supported, true; type, as JSON has
// it; structure, the name of a nested object; enum, the name of the enumeration of which it must be one; required;
// default, what it is when left out (inherits instead, where that is what rkllm.init was given); instead_of, the
// member of which it is another spelling; kept, when the library takes it elsewhere and this server sees to that.
// given tells whether clients give the structure: a result has neither required members nor defaults.
//
// **Runs on:** any thread.
func DescribeMember(s *rkllm.Struct, f *rkllm.Field, given bool) map[string]any {
	member := map[string]any{"supported": true}
	var ifLeftOut any
	switch f.Kind {
	case rkllm.Bool:
		member["type"], ifLeftOut = "boolean", f.Default != 0
	case rkllm.Float32:
		member["type"], ifLeftOut = "number", float32(f.Default)
	case rkllm.String, rkllm.Kept:
		member["type"] = "string"
		if f.DefaultText != nil {
			ifLeftOut = *f.DefaultText
		}
	case rkllm.Floats, rkllm.Int32s, rkllm.Bytes:
		member["type"] = "array"
	case rkllm.Inline, rkllm.PointerTo:
		member["type"], member["structure"] = "object", f.Struct.Name
	default:
		member["type"], ifLeftOut = "integer", int64(f.Default)
	}
	if f.Enum != nil {
		member["enum"] = f.Enum.Name
	}
	if f.InsteadOf != "" {
		member["instead_of"] = f.InsteadOf
	}
	if f.Kind == rkllm.Kept {
		member["kept"] = true
	}
	switch {
	case !given:
	case s.Inherits:
		member["inherits"] = true
	case f.Required:
		member["required"] = true
	default:
		member["default"] = ifLeftOut
	}
	return member
}
