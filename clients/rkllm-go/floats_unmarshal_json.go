package rkllm

import "encoding/json"

// UnmarshalJSON reads numbers, or null.
func (f *Floats) UnmarshalJSON(text []byte) error {
	var values []Float
	if err := json.Unmarshal(text, &values); err != nil || values == nil {
		return err
	}
	*f = make(Floats, len(values))
	for i, value := range values {
		(*f)[i] = float32(value)
	}
	return nil
}
