"""Writes a llama model as a GGUF file: matrices as Q8_0, norms as F32. Only what this model needs."""
import struct

STRING, UINT32, FLOAT32, BOOL, ARRAY, INT32 = 8, 4, 6, 7, 9, 5
F32, Q8_0 = 0, 8
CHATML = ("{% for message in messages %}{{'<|im_start|>' + message['role'] + '\n' + message['content'] + '<|im_end|>' + '\n'}}"
          "{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}")


def pack_string(text):
    data = text.encode()
    return struct.pack("<Q", len(data)) + data


def pack_value(value):
    """Packs a value with its type: bool, int (uint32), float, str, or a list of str or int (int32)."""
    if isinstance(value, bool):
        return struct.pack("<IB", BOOL, value)
    if isinstance(value, int):
        return struct.pack("<II", UINT32, value)
    if isinstance(value, float):
        return struct.pack("<If", FLOAT32, value)
    if isinstance(value, str):
        return struct.pack("<I", STRING) + pack_string(value)
    if isinstance(value[0], str):
        return struct.pack("<IIQ", ARRAY, STRING, len(value)) + b"".join(map(pack_string, value))
    return struct.pack("<IIQ", ARRAY, INT32, len(value)) + struct.pack(f"<{len(value)}i", *value)


def quantize(row):
    """Packs floats as Q8_0: of each 32 a scale as a 16-bit float, then the values as bytes."""
    out = bytearray()
    for at in range(0, len(row), 32):
        block = row[at:at + 32]
        scale = max(map(abs, block)) / 127
        out += struct.pack("<e32b", scale, *(round(value / scale) if scale else 0 for value in block))
    return bytes(out)


def write(path, pairs, tensors):
    """Writes a file of keys and tensors: (name, shape with the row's length first, flat list of floats)."""
    head = struct.pack("<4sIQQ", b"GGUF", 3, len(tensors), len(pairs))
    for key, value in pairs.items():
        head += pack_string(key) + pack_value(value)
    data = bytearray()
    for name, shape, values in tensors:
        kind = Q8_0 if len(shape) == 2 else F32
        head += pack_string(name) + struct.pack(f"<I{len(shape)}QIQ", len(shape), *shape, kind, len(data))
        data += quantize(values) if kind == Q8_0 else struct.pack(f"<{len(values)}f", *values)
        data += bytes(-len(data) % 32)
    with open(path, "wb") as file:
        file.write(head + bytes(-len(head) % 32) + data)
