// Package filter_file_size is the filter filesizeformat.
package filter_file_size

import (
	"strconv"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/filter/filter_float"
	"rkllmd/jinja/number/convert_truncated"
	"rkllmd/jinja/number/format_number"
	"rkllmd/jinja/text/create_text"
	"rkllmd/jinja/value/format_repr"
	"rkllmd/jinja/value/is_true"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterFileSize is the filter filesizeformat.
//
// **Runs on:** one thread at a time.
func FilterFileSize(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, "filesizeformat", a, 0, "binary")
	size, ok := filter_float.FilterFloat(m, v, &jinja.Arguments{Positional: []jinja.Value{nil}}).(float64)
	if !ok {
		return fail_render.FailRender(m, "could not convert %s to float: %s", name_type.NameType(v),
			format_repr.FormatRepr(m, v))
	}
	base, names := 1000.0, []string{"kB", "MB", "GB", "TB", "PB", "EB", "ZB", "YB"}
	if values[0] != jinja.Missing && is_true.IsTrue(values[0]) {
		base, names = 1024, []string{"KiB", "MiB", "GiB", "TiB", "PiB", "EiB", "ZiB", "YiB"}
	}
	switch {
	case size == 1:
		return create_text.CreateText(m, "1 Byte")
	case size < base:
		return create_text.CreateText(m, format_number.FormatNumber(m, convert_truncated.ConvertTruncated(m,
			size))+" Bytes")
	}
	unit := base
	for i, name := range names {
		unit *= base
		if size < unit || i == len(names)-1 {
			return create_text.CreateText(m, strconv.FormatFloat(base*size/unit, 'f', 1, 64)+" "+name)
		}
	}
	return nil
}
