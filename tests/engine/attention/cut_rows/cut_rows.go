// Package cut_rows takes some rows of an attention.
package cut_rows

import "rkllmd/tests/engine/attention/attention_case"

// CutRows returns count rows of a, from row first on, as a case of their own, and what of a's result is theirs.
func CutRows(a *attention_case.Case, result []float32, first, count int) (*attention_case.Case, []float32) {
	part := *a
	part.Rows, part.Q, part.Mask = count, nil, nil
	var theirs []float32
	for stream := range a.Streams {
		for head := range a.Heads {
			at := ((stream*a.Heads+head)*a.Rows + first) * a.Depth
			part.Q = append(part.Q, a.Q[at:at+count*a.Depth]...)
		}
		if at := (stream*a.Rows + first) * a.Keys; a.Mask != nil {
			part.Mask = append(part.Mask, a.Mask[at:at+count*a.Keys]...)
		}
		at := (stream*a.Rows + first) * a.Heads * a.Width
		theirs = append(theirs, result[at:at+count*a.Heads*a.Width]...)
	}
	return &part, theirs
}
