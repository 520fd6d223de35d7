// Package measure_value tells how large a value of a template is.
package measure_value

import (
	"math"
	"reflect"

	"github.com/nikolalohinski/gonja/v2/exec"

	"rkllmd/engine"
)

// MeasureValue returns the units of work that it takes to look at all of value: the bytes of a text, and for a list or
// a dictionary engine.TemplateElement for each element and what the elements take. More than engine.TemplateText, or
// math.MaxInt for what is nested deeper than levels, means that the value is too large; it is not looked at any
// further.
//
// **Runs on:** any thread. Nobody may change the value meanwhile.
func MeasureValue(value any, levels int) int {
	v := exec.ToValue(value).Val
	if v.IsValid() && v.Kind() == reflect.Pointer {
		v = v.Elem()
	}
	if !v.IsValid() {
		return 1
	}
	var parts []reflect.Value
	size := engine.TemplateElement
	switch dict, isDict := v, v.Type() == exec.TypeDict; {
	case isDict:
		dict = dict.FieldByName("Pairs")
		for i := 0; i < dict.Len() && i <= engine.TemplateText/engine.TemplateElement; i++ {
			parts = append(parts, dict.Index(i).Elem().FieldByName("Key"), dict.Index(i).Elem().FieldByName("Value"))
		}
	case v.Kind() == reflect.String:
		return max(1, v.Len())
	case v.Kind() == reflect.Map:
		for pairs := v.MapRange(); pairs.Next() && len(parts) <= engine.TemplateText; {
			parts = append(parts, pairs.Key(), pairs.Value())
		}
	case v.Kind() == reflect.Slice || v.Kind() == reflect.Array:
		if size += engine.TemplateElement * v.Len(); size > engine.TemplateText {
			return size
		}
		for i := range v.Len() {
			parts = append(parts, v.Index(i))
		}
	}
	if len(parts) > 0 && levels == 0 {
		return math.MaxInt
	}
	for _, part := range parts {
		inside := MeasureValue(part, levels-1)
		if inside == math.MaxInt {
			return inside
		}
		if size += inside; size > engine.TemplateText {
			return size
		}
	}
	return size
}
